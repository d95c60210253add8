import { isRouteErrorResponse } from 'react-router';

const longest = 8_192;

/** An error with its stack, for the operators of the marketplace; never part of a document. */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error).slice(0, longest);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`${error.name}: ${error.message}`, ...frames].join('\n').slice(0, longest);
};

/** The first error of routes that is no response: such as a 404, that is a result and no fault. */
export const findRouteFault = (errors: Record<string, unknown> | null): unknown =>
  Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error));
