import { apiError, minute, type PaymentReport, type Platform, second } from '@pasar/api/plugin';
import * as v from 'valibot';
import { isSignedBy, signatureHeader, timestampHeader } from './sandbox-signature.ts';

/** How far a report's time may be from ours, in both directions. */
const tolerance = 5 * minute;

const Report = v.object({
  event_id: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  external_ref: v.pipe(v.string(), v.maxLength(100)),
  status: v.literal('paid'),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

const notGenuine = () =>
  apiError.unauthorized({ id: 'Tanda tangan laporan tidak sah', en: 'The report is not signed properly' });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads the sandbox's report. Throws 401 when it is forged, changed or outdated, 422 when unreadable. */
export const readSandboxReport = (
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  { headers, rawBody }: { headers: Headers; rawBody: string },
): PaymentReport => {
  const timestamp = headers.get(timestampHeader) ?? '';
  const signature = headers.get(signatureHeader) ?? '';
  if (!isSignedBy(keys, { timestamp, body: rawBody, signature })) throw notGenuine();
  const distance = Math.abs(clock.now().getTime() - Number(timestamp) * second);
  if (!(distance <= tolerance)) throw notGenuine();
  const report = v.safeParse(Report, jsonOf(rawBody));
  if (!report.success) throw apiError.invalid({ body: ['request.malformed'] });
  const { event_id, external_ref, status, amount } = report.output;
  return { eventId: event_id, externalRef: external_ref, status, amount };
};
