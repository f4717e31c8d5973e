import '#web/office/blog/article.css';
import './rich-text.css';
import Image from '@tiptap/extension-image';
import { DOMParser as Parser } from '@tiptap/pm/model';
import { EditorContent, getSchema, type JSONContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { isStoredPicture } from '#contract/office/blog/rules.ts';
import type { Lang } from '#languages/list.ts';
import { postMarkup } from '#web/document/trusted-types/posts.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { Toolbar } from './toolbar.tsx';

/** Exactly the node types that the server's allow-list accepts. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Image.configure({ allowBase64: false }),
];

/** Removes pictures of other sites from pasted HTML. Only uploaded pictures are allowed. */
const withoutStrangers = (html: string): string =>
  html.replace(/<img\b[^>]*>/gi, (tag) =>
    isStoredPicture(/\bsrc="([^"]*)"/i.exec(tag)?.[1] ?? '') ? tag : '',
  );

/** Parses a post for the editor, which would parse a string without asking a Trusted Types policy. */
function parsePost(html: string): JSONContent {
  const { body } = new DOMParser().parseFromString(postMarkup(html) as string, 'text/html');
  return Parser.fromSchema(getSchema(extensions)).parse(body).toJSON();
}

/**
 * Shows a rich text editor with its toolbar. It is uncontrolled: `value` is the initial content, and changes
 * are reported.
 */
export function RichText({
  label,
  lang,
  value,
  onChange,
}: {
  label: string;
  lang: Lang;
  value: string;
  onChange: (html: string) => void;
}) {
  const [content] = useState(() => parsePost(value));
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        class: 'rich-text post-text written',
      },
      transformPastedHTML: withoutStrangers,
    },
    onUpdate: ({ editor: own }) => onChange(own.isEmpty ? '' : own.getHTML()),
  });
  if (!editor) return null;
  const close = () => {
    setDialog(null);
    editor.commands.focus();
  };
  return (
    <div className="rounded-control border-[1.5px] border-line-strong bg-surface focus-within:border-focus focus-within:outline-3 focus-within:outline-focus/32">
      <Toolbar editor={editor} onLink={() => setDialog('link')} onPicture={() => setDialog('picture')} />
      <EditorContent editor={editor} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </div>
  );
}
