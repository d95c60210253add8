import type { OpsAlert } from '@pasar/contract';
import type { AlertLine, AlertLogLine, TryLine } from './alert.ts';
import { getAlertTitle } from './alert-messages.ts';

const shown = 100;
/** One more try would not help: somebody has to look. */
export const mostTries = 5;

/** The alerts and what became of them: a fold over the lines of the log. */
export class AlertHistory {
  readonly #alerts = new Map<string, { line: AlertLine; tries: Map<string, TryLine> }>();

  apply(line: AlertLogLine): void {
    if (line.type === 'alert') {
      if (!this.#alerts.has(line.id)) this.#alerts.set(line.id, { line, tries: new Map() });
      const [oldest] = this.#alerts.keys();
      if (this.#alerts.size > shown && oldest !== undefined) this.#alerts.delete(oldest);
      return;
    }
    const tries = this.#alerts.get(line.id)?.tries;
    if ((tries?.get(line.target)?.tries ?? 0) < line.tries) tries?.set(line.target, line);
  }

  /** What was raised after a time and a target has not taken, with the tries so far. */
  unsent(after: number, targets: readonly string[]): { line: AlertLine; target: string; tries: number }[] {
    return [...this.#alerts.values()]
      .filter(({ line }) => line.at >= after)
      .flatMap(({ line, tries }) =>
        targets.flatMap((target) => {
          const last = tries.get(target);
          if (last && (last.error === undefined || last.tries >= mostTries)) return [];
          return [{ line, target, tries: last?.tries ?? 0 }];
        }),
      );
  }

  /** Latest first. */
  list(): OpsAlert[] {
    return [...this.#alerts.values()].toReversed().map(({ line, tries }) => ({
      ...{ id: line.id, at: line.at, kind: line.kind, title: getAlertTitle(line), detail: line.detail },
      ...(line.app && { app: line.app }),
      ...(line.version && { version: line.version }),
      deliveries: [...tries.values()].map(({ target, address, tries: count, error, at }) => ({
        ...{ target, address, tries: count, at },
        state: error === undefined ? 'sent' : count >= mostTries ? 'failed' : 'trying',
        ...(error !== undefined && { error }),
      })),
    }));
  }
}
