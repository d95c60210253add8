export type { DocumentRendererOptions, RenderedDocument } from './document-renderer.ts';
export { DocumentRenderer } from './document-renderer.ts';
export type { Bundle, Bundles, Rendered } from './protocol.ts';
