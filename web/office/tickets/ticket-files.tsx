import { FileText } from 'lucide';
import type { TicketFile } from '#contract/office/tickets/endpoints.ts';
import { fill, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';

/** Lists the files of a message: pictures as thumbnails, PDFs as downloads. Needs the texts `tickets`. */
export function TicketFiles({ ticketId, files }: { ticketId: string; files: readonly TicketFile[] }) {
  const t = useTexts('tickets').files;
  const lang = useLang();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t.list} className="mt-3 flex flex-wrap items-center gap-3">
      {files.map((file) => {
        const kind = file.kind === 'pdf' ? 'documents' : 'pictures';
        const address = `/api/tickets/${ticketId}/${kind}/${file._id}`;
        const size = fill(t.size, { kb: formatNumber(Math.ceil(file.size / 1000), lang) });
        return (
          <li key={file._id} className="min-w-0">
            {file.kind === 'picture' ? (
              <a href={address} target="_blank" rel="noopener" className="block rounded-tile">
                <img
                  src={address}
                  alt={file.name}
                  width={96}
                  height={96}
                  loading="lazy"
                  className="size-24 rounded-tile bg-sunken object-cover"
                />
              </a>
            ) : (
              <a
                href={address}
                download
                className={`${textLinkClass} inline-flex min-h-11 max-w-full items-center gap-1.5 text-sm`}
              >
                <Icon of={FileText} small />
                <span className="min-w-0 truncate">{file.name}</span>
                <span className="shrink-0 text-ink-3">{size}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
