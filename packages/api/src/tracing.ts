// The spans of requests, apart from the server: what renders pages in a team's repository bundles this file.
export { getTracer, type Tracer, traced } from './platform/tracing.ts';
