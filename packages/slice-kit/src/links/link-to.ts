import { createLinkTo } from '@pasar/contract';

/** The patterns of the pages that the plan's releases link to, by name. */
type Patterns = Readonly<Record<string, string>>;

let source: () => Patterns | undefined = () => undefined;
const reported = new Set<string>();

/**
 * Says where `linkTo` finds the patterns: those of the document in a browser, those of the document in work on a server.
 * Only for the layout.
 */
export const installLinks = (patterns: () => Patterns | undefined): void => {
  source = patterns;
};

const report = (name: string): void => {
  if (reported.has(name)) return;
  reported.add(name);
  const error = new Error(`no page is named ${name}, or its address needs more than the link gives`);
  // It counts for the release that asked, which is where its stack begins.
  (Error as { captureStackTrace?(error: Error, caller: unknown): void }).captureStackTrace?.(error, linkTo);
  if (typeof reportError === 'function') reportError(error);
  // biome-ignore lint/suspicious/noConsole: a server's log has this line
  else console.error(error);
};

/**
 * The path of a page of any slice, without language prefix, by its name: parameters of its pattern go into the path, the
 * others become the query. Not while a module is evaluated: the patterns belong to a document.
 */
export const linkTo = createLinkTo({
  patternOf: (name) => {
    const patterns = source();
    return patterns && Object.hasOwn(patterns, name) ? patterns[name] : undefined;
  },
  onUnknown: report,
});
