import type { IncidentKind } from '@pasar/contract';

/** An exception as it was reported. */
export interface Incident {
  app: string;
  version: string;
  shell: string;
  side: 'server' | 'browser';
  kind: IncidentKind;
  /** The pattern of the page; empty when it belongs to none. */
  route: string;
  locale: 'id' | 'en';
  message: string;
  stack: string;
  session?: string;
  plan?: string;
  request?: string;
  browser?: string;
}

/** An incident, and how often it came since the last time that the queue was emptied. */
export interface QueuedIncident extends Incident {
  at: number;
  count: number;
  sessions: Set<string>;
}

const most = { different: 100, sessions: 100, message: 300, stack: 8_192 };

/** A text without what differs from one occurrence to the next. */
export const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#');

/**
 * What waits to be mapped and written. Equal exceptions are counted as one, so that a flood of them costs nothing;
 * of different ones a hundred fit, and the others are dropped and counted.
 */
export class IncidentQueue {
  #waiting = new Map<string, QueuedIncident>();
  dropped = 0;

  add(incident: Incident, at: number): void {
    const message = incident.message.slice(0, most.message);
    const stack = incident.stack.slice(0, most.stack);
    const { app, version, side, kind, route, session } = incident;
    const key = [app, version, side, kind, route, withoutNumbers(message), stack].join('\n');
    const known = this.#waiting.get(key);
    if (known) {
      known.count += 1;
      if (session && known.sessions.size < most.sessions) known.sessions.add(session);
    } else if (this.#waiting.size >= most.different) this.dropped += 1;
    else {
      const sessions = new Set(session ? [session] : []);
      this.#waiting.set(key, { ...incident, message, stack, at, count: 1, sessions });
    }
  }

  /** Everything that waits; the queue is empty afterwards. */
  take(): QueuedIncident[] {
    const taken = [...this.#waiting.values()];
    this.#waiting = new Map();
    return taken;
  }
}
