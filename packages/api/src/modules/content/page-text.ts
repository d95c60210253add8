/** A page in one language. */
export interface PageText {
  title: string;
  summary: string;
  /** Markdown; `{{name}}` stands for one of the values of `list-values.ts`. */
  body: string;
}
