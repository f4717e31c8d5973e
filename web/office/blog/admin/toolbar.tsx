import { Toolbar as Base } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  type IconNode,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide';
import type { Messages } from '#languages/messages.gen.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';

const look =
  'grid size-11 shrink-0 place-items-center rounded-[.5rem] text-ink hover:bg-ink/7 aria-pressed:bg-ink aria-pressed:text-ground data-disabled:text-ink-3';

type Tool = {
  name: keyof Messages['blog/admin']['tools'];
  icon: IconNode;
  run: () => void;
  /** Whether the format is active at the cursor. */
  on?: boolean;
  off?: boolean;
};

/** Returns the tools of an editor, in groups. */
function useTools(
  editor: Editor,
  { onLink, onPicture }: { onLink: () => void; onPicture: () => void },
): Tool[][] {
  const is = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      heading: own.isActive('heading', { level: 2 }),
      subheading: own.isActive('heading', { level: 3 }),
      bold: own.isActive('bold'),
      italic: own.isActive('italic'),
      bullets: own.isActive('bulletList'),
      numbers: own.isActive('orderedList'),
      quote: own.isActive('blockquote'),
      link: own.isActive('link'),
      picture: own.isActive('image'),
      canUndo: own.can().undo(),
      canRedo: own.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return [
    [
      {
        name: 'heading',
        icon: Heading2,
        on: is.heading,
        run: () => chain().toggleHeading({ level: 2 }).run(),
      },
      {
        name: 'subheading',
        icon: Heading3,
        on: is.subheading,
        run: () => chain().toggleHeading({ level: 3 }).run(),
      },
    ],
    [
      { name: 'bold', icon: Bold, on: is.bold, run: () => chain().toggleBold().run() },
      { name: 'italic', icon: Italic, on: is.italic, run: () => chain().toggleItalic().run() },
      { name: 'link', icon: Link2, on: is.link, run: onLink },
    ],
    [
      { name: 'bullets', icon: List, on: is.bullets, run: () => chain().toggleBulletList().run() },
      { name: 'numbers', icon: ListOrdered, on: is.numbers, run: () => chain().toggleOrderedList().run() },
      { name: 'quote', icon: Quote, on: is.quote, run: () => chain().toggleBlockquote().run() },
    ],
    [
      { name: 'picture', icon: ImagePlus, on: is.picture, run: onPicture },
      { name: 'rule', icon: Minus, run: () => chain().setHorizontalRule().run() },
    ],
    [
      { name: 'undo', icon: Undo2, off: !is.canUndo, run: () => chain().undo().run() },
      { name: 'redo', icon: Redo2, off: !is.canRedo, run: () => chain().redo().run() },
    ],
  ];
}

/** Shows the toolbar of an editor: one tab stop, arrow keys inside, active formats pressed. */
export function Toolbar({
  editor,
  onLink,
  onPicture,
}: {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
}) {
  const t = useTexts('blog/admin').tools;
  const groups = useTools(editor, { onLink, onPicture });
  return (
    <Base.Root
      aria-label={t.label}
      className="sticky top-16 z-10 flex flex-wrap gap-x-1 gap-y-0.5 rounded-t-control border-b border-line bg-surface p-1 lg:top-0"
    >
      {groups.map((tools) => (
        <Base.Group
          key={tools[0]?.name}
          className="flex gap-0.5 not-last:border-r not-last:border-line not-last:pr-1"
        >
          {tools.map(({ name, icon, run, on, off }) => (
            <Base.Button
              key={name}
              aria-label={t[name]}
              title={t[name]}
              aria-pressed={on}
              disabled={off ?? false}
              onClick={run}
              className={look}
            >
              <Icon of={icon} small />
            </Base.Button>
          ))}
        </Base.Group>
      ))}
    </Base.Root>
  );
}
