import { createHash } from 'node:crypto';
import type { SourcePlace } from '@pasar/contract';
import type { EventLine } from './incident-line.ts';
import { type QueuedIncident, withoutNumbers } from './incident-queue.ts';
import { maskSecrets } from './mask-secrets.ts';
import { parseStack } from './parse-stack.ts';

const longest = { message: 300, stack: 8_192 };
const isOwn = ({ mapped, place }: SourcePlace): boolean => mapped && !place.startsWith('node_modules/');

/** The innermost frame in the app's own sources, else in its built files. */
const findOwnFrame = (app: string, stack: string, frames: readonly SourcePlace[]) => {
  const parsed = parseStack(stack);
  const ofApp = frames.filter((_, index) => parsed[index]?.release?.app === app);
  return ofApp.find(isOwn) ?? ofApp.find(({ mapped }) => mapped) ?? ofApp[0];
};

/** App, kind, file and function of the first own frame, and the message without its numbers [F34]. */
const computeFingerprint = (
  { app, kind, message }: Pick<EventLine, 'app' | 'kind' | 'message'>,
  frame?: SourcePlace,
) => {
  const file = frame?.mapped ? `${frame.place} ${frame.name}` : '';
  const parts = [app, kind, file, withoutNumbers(message)].join('\n');
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
};

/** What is written of an exception: masked, with its frames and its fingerprint. Source lines only of the first own frame. */
export const toEventLine = (
  { at, count, sessions, session: _, ...incident }: QueuedIncident,
  frames: readonly SourcePlace[],
  by: string,
): EventLine => {
  const message = maskSecrets(incident.message).slice(0, longest.message);
  const own = findOwnFrame(incident.app, incident.stack, frames);
  return {
    ...incident,
    type: 'event',
    by,
    at,
    id: computeFingerprint({ app: incident.app, kind: incident.kind, message }, own),
    message,
    stack: maskSecrets(incident.stack).slice(0, longest.stack),
    place: own ? `${own.place}:${own.line}` : '',
    frames: frames.map((frame) => {
      const { source, ...rest } = frame;
      return { ...rest, place: maskSecrets(rest.place), ...(frame === own && source && { source }) };
    }),
    count,
    sessions: [...sessions],
  };
};
