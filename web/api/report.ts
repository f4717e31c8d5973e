type Reporter = (error: unknown, page: string) => void;

let reporter: Reporter = (error, page) => console.error(page, error);

/** Tells the server's log that something failed; `page` is the pattern of the page, never the address itself. */
export const reportFailure: Reporter = (error, page) => reporter(error, page);

/** Lets the server send failures to its own log. */
export function onRenderFailure(report: Reporter): void {
  reporter = report;
}
