export { bundlesOf } from './bundles-of.ts';
export type { DocumentRendererOptions, RenderedDocument } from './document-renderer.ts';
export { DocumentRenderer } from './document-renderer.ts';
export type { Bundle, Bundles, Rendered } from './protocol.ts';
