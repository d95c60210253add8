/** What a document that shows its content defers until that content is painted. */
const keptId = '__start';

/** The longest wait for a paint, in milliseconds. */
const longestWait = 1_500;

/** On the root of such a document until it is laid out: what is below the screen of a phone may be left out up to then. */
export const drawingAttribute = ' data-drawing';

/** Milliseconds of layout in one idle period; painting takes as much again. */
const atOnce = 4;

/** Parts in one idle period: no clock here measures painting. */
const mostAtOnce = 5;

/** Milliseconds by which a busy page may delay an idle period. */
const patience = 500;

/**
 * The content stands in the HTML, so the line belongs to the first image, then to the scripts. They start when the
 * image is drawn, or with the first touch, key or scroll. While they are on their way, what the first image left
 * out below the screen (`data-later`) is laid out, as many parts in each idle moment as take little time; whoever
 * touches the page gets all that is near at once. Heights are no guess then, which `data-whole` says: the scroll bar
 * is right, and Back finds its place. A part is freed of its containment in a later image than the one that it comes
 * with: Chromium counts both at once as a leap of the whole part.
 */
const starter = `{
const root = document.documentElement;
const kept = document.getElementById('${keptId}');
const picture = document.querySelector('img[fetchpriority=high]');
const early = ['pointerdown', 'keydown', 'scroll'];
const parts = [...document.querySelectorAll('[data-later]')];
const phases = [
  (part) => { part.style.contentVisibility = 'visible'; },
  (part) => part.removeAttribute('data-later'),
];
let waiting = [...parts];
const idle = () => self.requestIdleCallback ? requestIdleCallback(layOut, { timeout: ${patience} }) : setTimeout(layOut, ${patience / 10});
const layOut = () => {
  const begun = performance.now();
  for (let count = 0; waiting.length && count < ${mostAtOnce} && performance.now() - begun < ${atOnce}; count += 1) {
    phases[0](waiting.shift());
    root.getBoundingClientRect();
  }
  if (!waiting.length) {
    phases.shift();
    waiting = [...parts];
  }
  if (phases.length) return requestAnimationFrame(idle);
  root.dataset.whole = '';
  delete root.dataset.drawing;
};
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const script of kept.content.querySelectorAll('script')) script.async = false;
  document.head.append(kept.content);
  idle();
};
const touched = () => {
  for (const name of early) removeEventListener(name, touched, true);
  delete root.dataset.drawing;
  start();
};
const drawn = () => requestAnimationFrame(() => setTimeout(start));
for (const name of early) addEventListener(name, touched, true);
setTimeout(start, ${longestWait});
picture ? picture.decode().then(drawn, drawn) : drawn();
}`.replaceAll(/\n\s*/g, '');

/** Scripts and their preloads as they are, fetched by the browser only when the first image is drawn. */
export const scriptsAfterPaint = (scripts: string, nonce: string): string =>
  `<template id="${keptId}">${scripts}</template><script nonce="${nonce}">${starter}</script>`;
