const html = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** Text for a place between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => html[sign as keyof typeof html]);

const unsafe = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' } as const;

/** A data block: JSON in which no text can end the element. */
export const dataBlock = (id: string, value: unknown): string => {
  const json = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => unsafe[sign as keyof typeof unsafe],
  );
  return `<script type="application/json" id="${id}">${json}</script>`;
};

/**
 * A style sheet in the page; text of the sheet cannot end the element. The shell reads the names of its styles. Emotion's
 * own attribute would make it move the element, and every element would be restyled.
 */
export const styleBlock = (css: string, nonce: string, names?: string): string => {
  const mark = names === undefined ? '' : ` data-styles="${escapeHtml(names)}"`;
  return `<style${mark} nonce="${nonce}">${css.replace(/<\/(?=style)/gi, '<\\/')}</style>`;
};
