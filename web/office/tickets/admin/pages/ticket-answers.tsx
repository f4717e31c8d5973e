import { Plus } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedAnswer } from '#contract/office/tickets/answers.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { DayCell } from '#web/admin/day-cell.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AnswerDialog } from '#web/office/tickets/answer-dialog.tsx';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/ticket-answers';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['tickets', 'shell']);
  const { answers } = await loadForAdmin(api('GET /api/admin/ticket-answers'), {
    title: texts.tickets.answers.heading,
    failed: texts.tickets.answers.loadFailed,
  });
  return { texts, answers };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.tickets.answers.heading, brand: shopNameIn(matches) })
    : [];
}

type Open = { kind: 'write'; answer: SavedAnswer | null } | { kind: 'delete'; answer: SavedAnswer } | null;

/** The saved answers of support: add, change, delete. */
export default function TicketAnswers({ loaderData: { answers } }: Route.ComponentProps) {
  const tickets = useTexts('tickets');
  const t = tickets.answers;
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open>(null);
  const columns = useColumns(setOpen);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void revalidate();
  };
  return (
    <AdminPage
      title={t.heading}
      intro={t.intro}
      actions={
        <Button size="small" onClick={() => setOpen({ kind: 'write', answer: null })}>
          <Icon of={Plus} small />
          {t.add}
        </Button>
      }
    >
      <p className="mb-4 text-sm">
        <TextLink to="/admin/tickets">{tickets.toList}</TextLink>
      </p>
      {answers.length === 0 ? (
        <EmptyState art="diya" title={t.none} text={t.noneText} />
      ) : (
        <AdminTable label={t.heading} columns={columns} rows={answers} keyOf={({ _id }) => _id} top />
      )}
      {open?.kind === 'write' && <AnswerDialog answer={open.answer} onClose={close} onSaved={done} />}
      {open?.kind === 'delete' && <DeleteDialog answer={open.answer} onClose={close} onDone={done} />}
    </AdminPage>
  );
}

function useColumns(onOpen: (open: Open) => void): Column<SavedAnswer>[] {
  const t = useTexts('tickets').answers;
  const lang = useLang();
  const named = (action: string, { title }: SavedAnswer) => fill(t.named, { action, title });
  return [
    {
      key: 'title',
      head: t.title,
      phone: 'title',
      cell: ({ title }) => <span className="written break-words">{title}</span>,
    },
    {
      key: 'text',
      head: t.text,
      phone: 'line',
      cell: (answer) => {
        const text = answer[lang] || answer.en || answer.hi;
        return (
          <span lang={langOf(text)} className="written line-clamp-3 max-w-[60ch] whitespace-pre-line">
            {text}
          </span>
        );
      },
    },
    {
      key: 'languages',
      head: t.languages,
      phone: 'named',
      cell: ({ en, hi }) => [en && t.inEnglish, hi && t.inHindi].filter(Boolean).join(', '),
    },
    { key: 'at', head: t.changedAt, phone: 'foot', cell: ({ updatedAt }) => <DayCell at={updatedAt} /> },
    {
      key: 'actions',
      head: t.actions,
      phone: 'act',
      cell: (answer) => (
        <span className="flex flex-wrap gap-1">
          <Button
            kind="ghost"
            size="small"
            aria-label={named(t.change, answer)}
            onClick={() => onOpen({ kind: 'write', answer })}
          >
            {t.change}
          </Button>
          <Button
            kind="ghost"
            size="small"
            aria-label={named(t.delete, answer)}
            onClick={() => onOpen({ kind: 'delete', answer })}
          >
            {t.delete}
          </Button>
        </span>
      ),
    },
  ];
}

function DeleteDialog({
  answer,
  onClose,
  onDone,
}: {
  answer: SavedAnswer;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTexts('tickets').answers;
  const { save, busy, problem } = useSave(
    async () => {
      const { message } = await api('DELETE /api/admin/ticket-answers/{id}', { params: { id: answer._id } });
      toast.good(message);
      onDone();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <FormDialog
      danger
      title={fill(t.deleteTitle, { title: answer.title })}
      confirm={t.delete}
      busyText={t.deleting}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p>{t.deleteText}</p>
    </FormDialog>
  );
}
