import { message } from '@pasar/contract';

/** A response of the gateway in place of the API. */
export const rejectCall = (request: Request, code: 413 | 503): Response => {
  const locale = request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'id';
  const text = message(code === 413 ? 'request.too-large' : 'service.unavailable', locale);
  const headers = { 'cache-control': 'no-store', ...(code === 503 && { 'retry-after': '2' }) };
  return Response.json({ code, message: text, data: null }, { status: code, headers });
};
