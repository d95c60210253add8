type SpanAttributes = Record<string, string | number>;

/** Takes spans, where telemetry is set up. */
export interface Tracer {
  /** Runs work as a span; what it starts is below it, and what it throws is recorded. */
  span<T>(name: string, attributes: SpanAttributes, run: () => Promise<T>): Promise<T>;
  /** Notes work that is over, below the span of now. */
  note(name: string, attributes: SpanAttributes, milliseconds: number): void;
  /** Runs work below the span of now, whenever it is called later. */
  within(): <T>(run: () => Promise<T>) => Promise<T>;
}

let tracer: Tracer | undefined;

/** Sets where spans go; undefined for nowhere, as at the start. */
export const setTracer = (next: Tracer | undefined): void => {
  tracer = next;
};

export const getTracer = (): Tracer | undefined => tracer;

/** Runs work as a span where telemetry is set up, and just runs it elsewhere. */
export const traced = <T>(
  name: string,
  attributes: () => SpanAttributes,
  run: () => Promise<T>,
): Promise<T> => (tracer ? tracer.span(name, attributes(), run) : run());
