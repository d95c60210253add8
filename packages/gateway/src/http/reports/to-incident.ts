import type { ApiOptions } from '@pasar/api';
import { localeOfPath } from '@pasar/contract';
import type { Incident, Incidents } from '../../incidents/index.ts';
import type { DocumentRendererOptions } from '../../render/index.ts';
import { findRoute } from '../document/find-route.ts';
import type { GatewayMetrics } from '../metrics.ts';

type RenderFault = Parameters<NonNullable<DocumentRendererOptions['onFault']>>[0];
type ApiFault = Parameters<NonNullable<ApiOptions['onFault']>>[0];

/** The text of an exception without the lines of its stack. */
const toMessage = (text: string): string => text.split(/\n\s+at /, 1)[0] ?? text;

/** An exception of rendering; one that belongs to a document is its owner's. */
export const toRenderIncident = ({ kind, message, bundle, request }: RenderFault): Incident => {
  const pathname = request && new URL(request.url).pathname;
  const route = request && pathname !== undefined ? findRoute(request.plan, pathname) : undefined;
  const { shell, slices } = request?.plan ?? {};
  const [app = 'shell', version = ''] = bundle?.split('@') ?? [
    route?.app ?? 'shell',
    (route ? slices?.[route.app]?.version : shell?.version) ?? '',
  ];
  return {
    ...{ app, version, shell: shell?.version ?? '', side: 'server', kind, route: route?.route ?? '' },
    locale: localeOfPath(pathname ?? '/'),
    message: toMessage(message),
    stack: message,
    ...(request && { plan: request.plan.id, request: request.headers.requestId }),
  };
};

/** An exception of the API that nobody foresaw. */
export const toApiIncident = ({ error, version, route, request, locale }: ApiFault): Incident => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    ...{ app: 'api', version, shell: '', side: 'server', kind: 'api', route, locale, request },
    message: toMessage(text),
    stack: text,
  };
};

/** Records exceptions and counts them. */
export const countedBy =
  (metrics: GatewayMetrics, incidents: Pick<Incidents, 'record'>) =>
  (incident: Incident): void => {
    metrics.exceptions.inc({ side: incident.side, kind: incident.kind, result: 'recorded' });
    incidents.record(incident);
  };
