/** What of one file of a package never runs in this market. */
export interface LeftOut {
  /** The end of the file's path. */
  file: string;
  /** Functions and methods by the line that opens them, and what they do instead. */
  bodies?: Record<string, string>;
  /** Functions of the file's own level that nothing calls for what they do: they do nothing, whatever their lines. */
  idle?: string[];
  /** From one text up to another, which stays, and what is in between. */
  spans?: [from: string, upTo: string, instead: string][];
  /** The whole file, when nothing of it is wanted. */
  whole?: string;
}

const missing = (file: string, text: string) =>
  new Error(
    `${file} has no '${text}' any more; after its package's update, look through build/lean/left-out.ts`,
  );

function withBody(source: string, file: string, opening: string, body: string): string {
  const line = source.split('\n').find((one) => one.trim() === `${opening} {`);
  if (line === undefined) throw missing(file, opening);
  const indent = line.slice(0, line.length - line.trimStart().length);
  const from = source.indexOf(`${line}\n`) + line.length;
  const to = source.indexOf(`\n${indent}}`, from);
  if (to === -1) throw missing(file, opening);
  return `${source.slice(0, from)} ${body}${source.slice(to)}`;
}

function withSpan(source: string, file: string, from: string, upTo: string, instead: string): string {
  const start = source.indexOf(from);
  if (start === -1) throw missing(file, from);
  const end = source.indexOf(upTo, start + from.length);
  if (end === -1) throw missing(file, upTo);
  return source.slice(0, start) + instead + source.slice(end);
}

function withIdle(source: string, file: string, name: string): string {
  const start = source.indexOf(`\nfunction ${name}(`);
  const body = source.indexOf(') {\n', start);
  const end = source.indexOf('\n}', body);
  if (start === -1 || body === -1 || end === -1) throw missing(file, `function ${name}(`);
  return source.slice(0, body + 3) + source.slice(end);
}

/**
 * The source of a file without what is left out of it. Throws when a text is not there: an update of the package must
 * never slip through half applied.
 */
export function takeOut(
  source: string,
  { file, bodies = {}, idle = [], spans = [], whole }: LeftOut,
): string {
  if (whole !== undefined) return whole;
  let left = source;
  for (const [opening, body] of Object.entries(bodies)) left = withBody(left, file, opening, body);
  for (const name of idle) left = withIdle(left, file, name);
  for (const [from, upTo, instead] of spans) left = withSpan(left, file, from, upTo, instead);
  return left;
}
