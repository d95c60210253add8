export interface Suggester {
  /** Takes the present text of the search box; suggestions come after a rest. */
  ask(text: string): void;
  /** Drops pending requests. */
  stop(): void;
}

interface Options<Answer> {
  fetch(text: string, signal: AbortSignal): Promise<Answer>;
  onAnswer(answer: Answer, text: string): void;
  /** Nothing to suggest: the box is empty, or the call failed. */
  onNothing(): void;
}

/** SPEC 9: autocomplete waits for 100 ms of rest. */
const restMs = 100;

/**
 * Requests suggestions after a rest, and only for the newest text: an overtaken response is dropped,
 * whatever order the network delivers in.
 */
export const createSuggester = <Answer>({ fetch, onAnswer, onNothing }: Options<Answer>): Suggester => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };
  const send = async (text: string) => {
    const mine = new AbortController();
    running = mine;
    try {
      const answer = await fetch(text, mine.signal);
      if (!mine.signal.aborted) onAnswer(answer, text);
    } catch {
      if (!mine.signal.aborted) onNothing();
    }
  };
  return {
    stop,
    ask(text) {
      stop();
      const wanted = text.trim();
      if (wanted) timer = setTimeout(() => void send(wanted), restMs);
      else onNothing();
    },
  };
};
