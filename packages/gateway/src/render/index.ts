export { allEndpoints } from './all-endpoints.ts';
export { setRenderService } from './child/start-child.ts';
export type { DocumentRendererOptions, RenderedDocument } from './document-renderer.ts';
export { DocumentRenderer } from './document-renderer.ts';
export { getBundles } from './get-bundles.ts';
export { matchEndpoint } from './match-endpoint.ts';
export { tryPages } from './preflight/try-pages.ts';
export type { Bundle, Bundles, Rendered } from './protocol.ts';
