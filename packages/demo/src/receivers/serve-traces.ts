import type { App } from '@pasar/api/plugin';
import {
  type Attribute,
  formatValue,
  type OtlpLogs,
  type OtlpMetrics,
  toFigureLines,
  toLogLines,
} from './otlp-lines.ts';
import { type ReceivedItem, receiverPage } from './receiver-page.ts';
import { receiverPolicy } from './receiver-policy.ts';

const messages = {
  id: {
    title: 'Jejak',
    lead: 'Jejak, log, dan angka yang diterima lewat OTLP di mode demo, yang terbaru di atas.',
    log: 'Log tanpa jejak',
    figures: 'Angka',
    empty:
      'Belum ada apa-apa. Mulai Pasar dengan OTEL_EXPORTER_OTLP_ENDPOINT berisi alamat halaman ini, lalu buka satu halaman.',
  },
  en: {
    title: 'Traces',
    lead: 'Traces, log lines and figures received by OTLP in demo mode, newest first.',
    log: 'Log lines without a trace',
    figures: 'Figures',
    empty:
      'Nothing yet. Start Pasar with OTEL_EXPORTER_OTLP_ENDPOINT set to the address of this page, then open one.',
  },
};

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: Attribute[];
}
interface Otlp {
  resourceSpans?: { scopeSpans?: { spans?: OtlpSpan[] }[] }[];
}

const most = { traces: 50, spans: 500, lines: 500 };

const millisOf = ({ startTimeUnixNano, endTimeUnixNano }: OtlpSpan): string =>
  `${(Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6).toFixed(1)} ms`;

const lineOf = (span: OtlpSpan, depth: number): string => {
  const values = (span.attributes ?? []).map(({ value }) => formatValue(value));
  return `${'  '.repeat(depth)}${span.name} ${millisOf(span)} ${values.join(' ')}`.trimEnd();
};

/** The spans of a trace as a tree, each under the one that began it. */
const toTree = (spans: readonly OtlpSpan[]): string[] => {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const below = (parent: string | undefined, depth: number): string[] =>
    spans
      .filter(({ parentSpanId }) =>
        parent === undefined ? !parentSpanId || !known.has(parentSpanId) : parentSpanId === parent,
      )
      .sort((one, other) => (one.startTimeUnixNano < other.startTimeUnixNano ? -1 : 1))
      .flatMap((span) => [lineOf(span, depth), ...below(span.spanId, depth + 1)]);
  return below(undefined, 0);
};

/** Lines of the log by their trace, '' for none, and the figures that came last. */
const receiveOthers = (app: App) => {
  let logLines: { traceId: string; line: string }[] = [];
  let figures: { at: string; lines: string[] } | undefined;
  let lastLog = '';
  app.post('/dev/traces/v1/logs', async (c) => {
    logLines = [...logLines, ...toLogLines((await c.req.json()) as OtlpLogs)].slice(-most.lines);
    lastLog = new Date().toISOString();
    return c.json({});
  });
  app.post('/dev/traces/v1/metrics', async (c) => {
    figures = { at: new Date().toISOString(), lines: toFigureLines((await c.req.json()) as OtlpMetrics) };
    return c.json({});
  });
  const listLogLines = (trace: string) =>
    logLines.filter(({ traceId }) => traceId === trace).map(({ line }) => line);
  return {
    listLogLines,
    items: ({ log, figures: title }: { log: string; figures: string }): ReceivedItem[] => {
      const lines = listLogLines('').toReversed();
      return [
        ...(lines.length > 0 ? [{ at: lastLog, title: log, lines }] : []),
        ...(figures ? [{ ...figures, title }] : []),
      ];
    },
  };
};

/** `/dev/traces`: an OTLP receiver that shows what came; the memory of a demo, lost with its process. */
export const serveTraces = (app: App): void => {
  const traces = new Map<string, OtlpSpan[]>();
  const others = receiveOthers(app);
  app.post('/dev/traces/v1/traces', async (c) => {
    const { resourceSpans = [] } = (await c.req.json()) as Otlp;
    for (const span of resourceSpans.flatMap(({ scopeSpans = [] }) =>
      scopeSpans.flatMap(({ spans = [] }) => spans),
    )) {
      const known = traces.get(span.traceId) ?? [];
      if (known.length < most.spans) traces.set(span.traceId, [...known, span]);
    }
    for (const id of [...traces.keys()].slice(0, -most.traces)) traces.delete(id);
    return c.json({});
  });
  const list = (): (ReceivedItem & { spans: OtlpSpan[] })[] =>
    [...traces].toReversed().map(([title, spans]) => {
      const [first] = spans;
      const at = new Date(Number(BigInt(first?.startTimeUnixNano ?? 0) / 1_000_000n)).toISOString();
      return { at, title, lines: [...toTree(spans), ...others.listLogLines(title)], spans };
    });
  app.get('/dev/traces.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: 'OK', data: list() });
  });
  app.get('/dev/traces', (c) => {
    const { locale } = c.var.ctx;
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', receiverPolicy);
    const items = [...list(), ...others.items(messages[locale])];
    return c.html(receiverPage(items, messages[locale], locale));
  });
};
