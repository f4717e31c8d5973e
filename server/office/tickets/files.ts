import type { TicketFile } from '#contract/office/tickets/endpoints.ts';
import { ticketFileBytes, ticketFilesAtMost } from '#contract/office/tickets/rules.ts';
import { permits } from '#contract/people/accounts/permissions.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { transact } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import type { Session } from '../../platform/security/session.ts';
import { reencode } from '../../storage/images.ts';
import { isPdf, isPlainPdf } from '../../storage/pdf-files.ts';
import type { FileLinks } from './file-links.ts';
import {
  type FileRow,
  findFile,
  insertFiles,
  lockOwnTicket,
  readFiles,
  type SealedFile,
} from './file-store.ts';
import { updateTicket } from './store.ts';

/** Large enough to read a receipt or the print on a card. */
const longSide = 2000;

/** The files of tickets. */
export type TicketFiles = ReturnType<typeof createTicketFiles>;

/** Converts a stored file for the wire. */
export const presentFile = (row: FileRow): TicketFile => ({
  _id: row.id,
  name: row.name,
  kind: row.kind,
  size: row.size,
  createdAt: row.created_at.toISOString(),
});

/** Creates the service that stores files of tickets, encrypted, and hands them to staff and to the sender. */
export function createTicketFiles(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { encryptor, links }: { encryptor: Encryptor; links: FileLinks },
) {
  async function seal(upload: Upload, person: string): Promise<SealedFile | AppError> {
    const { name: file, bytes: sent } = upload;
    if (upload.cutOff) return appError('ticket_file_large', { file, mb: ticketFileBytes / 1e6 });
    const pdf = isPdf(sent);
    if (pdf && !isPlainPdf(sent)) return appError('ticket_file_active', { file });
    const bytes = pdf ? sent : await reencode(sent, longSide, { person });
    if (bytes instanceof AppError)
      return bytes.code === 'image_kind' ? appError('ticket_file_type', { file }) : bytes;
    return {
      id: newId(now()),
      name: file || (pdf ? 'document.pdf' : 'picture'),
      kind: pdf ? 'pdf' : 'picture',
      size: bytes.length,
      sealed: await encryptor.encrypt(bytes),
    };
  }

  /** Checks and encrypts files: pictures re-encoded without metadata, PDFs as they are. Returns the first error. */
  async function sealAll(uploads: readonly Upload[], person: string): Promise<SealedFile[] | AppError> {
    const files = uploads.filter(({ bytes }) => bytes.length > 0);
    if (files.length === 0) return appError('ticket_file_missing');
    if (files.length > ticketFilesAtMost) return appError('ticket_files_many', { n: ticketFilesAtMost });
    const sealed: SealedFile[] = [];
    for (const upload of files) {
      const one = await seal(upload, person);
      if (one instanceof AppError) return one;
      sealed.push(one);
    }
    return sealed;
  }

  async function open(found: Awaited<ReturnType<typeof findFile>>) {
    if (!found) return appError('ticket_file_gone');
    return { name: found.name, kind: found.kind, bytes: await encryptor.decrypt(found.sealed) };
  }

  return {
    sealAll,

    /** Adds files of a signed-in sender to their ticket. An answered ticket is open again. */
    async add(
      { number, userId }: { number: string; userId: string },
      uploads: readonly Upload[],
    ): Promise<TicketFile[] | AppError> {
      const sealed = await sealAll(uploads, userId);
      if (sealed instanceof AppError) return sealed;
      return transact(db, async (tx) => {
        const ticket = await lockOwnTicket(tx, { number, userId });
        if (!ticket) return appError('ticket_not_found');
        if (ticket.status === 'closed') return appError('ticket_closed');
        const before = (await readFiles(tx, ticket.id)).filter((file) => file.entry_id === null);
        if (before.length + sealed.length > ticketFilesAtMost)
          return appError('ticket_files_many', { n: ticketFilesAtMost });
        const at = now();
        await insertFiles(tx, { ticketId: ticket.id, entryId: null, at }, sealed);
        if (ticket.status === 'answered') await updateTicket(tx, ticket.id, { status: 'open' });
        const added = new Set(sealed.map(({ id }) => id));
        return (await readFiles(tx, ticket.id)).filter(({ id }) => added.has(id)).map(presentFile);
      });
    },

    /** Returns a file to staff who answer tickets, or to the signed-in sender of its ticket. */
    async read(
      { id, fileId, kind }: { id: string; fileId: string; kind: TicketFile['kind'] },
      session: Pick<Session, 'userId' | 'staffRoles'>,
    ) {
      const found = await findFile(db, fileId);
      const mayRead =
        found?.ticket_id === id &&
        found.kind === kind &&
        (found.user_id === session.userId || permits(session.staffRoles, 'tickets.answer'));
      return open(mayRead ? found : undefined);
    },

    /** Returns a file of a reply by the token of its link. */
    async readByLink(token: string) {
      const fileId = await links.read(token);
      const found = fileId ? await findFile(db, fileId) : undefined;
      return open(found?.entry_id ? found : undefined);
    },

    /** Returns the token of the link to a file. */
    linkTo: links.make,
  };
}
