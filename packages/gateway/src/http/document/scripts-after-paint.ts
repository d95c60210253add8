/** What a document that shows its content already keeps until that content is drawn. */
const keptId = '__start';

/** Nobody waits longer than this for a picture, in milliseconds. */
const longestWait = 1_500;

/** On the root of such a document up to then: what is below the screen of a phone may be left out of the first picture. */
export const drawingAttribute = ' data-drawing';

/**
 * The content stands in the HTML, so the line belongs to the first picture, then to the scripts. They start when the
 * picture is drawn, or with the first touch or key.
 */
const starter = `{
const kept = document.getElementById('${keptId}');
const picture = document.querySelector('img[fetchpriority=high]');
const early = ['pointerdown', 'keydown'];
const start = () => {
  for (const name of early) removeEventListener(name, start, true);
  delete document.documentElement.dataset.drawing;
  for (const script of kept.content.querySelectorAll('script')) script.async = false;
  document.head.append(kept.content);
};
const drawn = () => requestAnimationFrame(() => setTimeout(start));
for (const name of early) addEventListener(name, start, true);
setTimeout(start, ${longestWait});
picture ? picture.decode().then(drawn, drawn) : drawn();
}`.replaceAll(/\n\s*/g, '');

/** Scripts and their preloads as they are, fetched by the browser only when the first picture is drawn. */
export const scriptsAfterPaint = (scripts: string, nonce: string): string =>
  `<template id="${keptId}">${scripts}</template><script nonce="${nonce}">${starter}</script>`;
