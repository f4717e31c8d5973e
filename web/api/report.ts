type Reporter = (error: unknown, page: string) => void;

let reporter: Reporter = (error, page) => console.error(page, error);

/** Reports a failure to the server's log. `page` is the page's pattern, never the address itself. */
export const reportFailure: Reporter = (error, page) => reporter(error, page);

/** Sets the reporter. The server calls it to get failures in its log. */
export function onRenderFailure(report: Reporter): void {
  reporter = report;
}
