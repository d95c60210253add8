/** What a document with an urgent picture defers until that picture is painted. */
const keptId = '__start';

/** The longest wait for a paint, in milliseconds. */
const longestWait = 1_500;

/**
 * The content is in the HTML, so the connection belongs to the first image, then to the scripts. They start
 * when the image is painted, or with the first touch, key or scroll.
 */
const starter = `{
const kept = document.getElementById('${keptId}');
const picture = document.querySelector('img[fetchpriority=high]');
const early = ['pointerdown', 'keydown', 'scroll'];
const start = () => {
  for (const name of early) removeEventListener(name, start, true);
  for (const script of kept.content.querySelectorAll('script')) script.async = false;
  document.head.append(kept.content);
};
const painted = () => requestAnimationFrame(() => setTimeout(start));
for (const name of early) addEventListener(name, start, true);
setTimeout(start, ${longestWait});
picture ? picture.decode().then(painted, painted) : painted();
}`.replaceAll(/\n\s*/g, '');

/** Scripts and their preloads as they are, fetched by the browser only when the first image is drawn. */
export const scriptsAfterPaint = (scripts: string, nonce: string): string =>
  `<template id="${keptId}">${scripts}</template><script nonce="${nonce}">${starter}</script>`;
