import type { Role } from '#contract/accounts.ts';

/** Who a page is for: `public` is rendered whole on the server, the others in the browser behind a guard (`member`: any role). */
export type Area = 'public' | 'member' | 'astrologer' | 'admin';

/** Who sees a link: a role, or `guest` for visitors. */
export type Viewer = Role | 'guest';

/** Where a link to a page stands. Within a place the order is that of the table. */
export type Place =
  | 'main' // the nav bar, and the top of the phone menu
  | 'astrology' // the Astrology menu
  | 'phone' // only in the phone menu
  | 'account' // the account menu
  | 'visit' // footer columns
  | 'guidance'
  | 'policies';

/** A link to the page: `text` is a key of `links` in the texts of `shell`; without `for` everyone sees it. */
export type Placement = { at: Place; text: LinkText; for?: readonly Viewer[] } | DeskPlacement;

/** The words of a link outside the desk. */
export type LinkText = keyof typeof import('./messages/shell.en.ts').texts.links;

/** A link in the side menu of the desk, /admin: `text` is a key of `links` in the texts of `desk`, which only the desk loads. */
export type DeskPlacement = { at: 'desk'; text: DeskText; group: DeskGroup };

/** The words of a link of the desk; each has its icon in features/desk/icons.ts. */
export type DeskText = keyof DeskTexts['links'];
/** A part of the desk's menu, by its heading. */
export type DeskGroup = keyof DeskTexts['groups'];
type DeskTexts = typeof import('./messages/desk.en.ts').texts;

/** One page: its URL pattern, the file that draws it (relative to `web/`), who it is for and where it is linked. */
export type Page = {
  path: string;
  file: string;
  area: Area;
  links?: readonly Placement[];
  /** Query parameters that change the page. Others are left out before the page is rendered and cached. */
  query?: readonly string[];
};
