export type { DocumentRendererOptions, RenderedDocument } from './document-renderer.ts';
export { DocumentRenderer } from './document-renderer.ts';
export { getBundles } from './get-bundles.ts';
export type { Bundle, Bundles, Rendered } from './protocol.ts';
export { tryPages } from './trial/try-pages.ts';
