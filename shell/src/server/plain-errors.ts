import { isRouteErrorResponse } from 'react-router';

const plain = (error: unknown): unknown => {
  if (!isRouteErrorResponse(error)) return { failed: true };
  const { status, statusText, data } = error;
  return { status, statusText, data, internal: false };
};

/**
 * Errors of routes in a form that may leave the server: error responses keep their shape, any other error
 * is reduced to a generic one.
 */
export const plainErrors = (errors: Record<string, unknown> | null): Record<string, unknown> | null =>
  errors && Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, plain(error)]));
