/** One promise of a port, kept by every provider: on its stand-in, and on its own sandbox. */
export interface PortCase<P> {
  name: string;
  /** Throws with a sentence when the provider breaks it. */
  run(provider: P): Promise<void>;
}

export const demand = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(sentence);
};

/** Whether a call is rejected by the error of this name. */
export const isRejectedBy = async (call: Promise<unknown>, name: string): Promise<boolean> =>
  call.then(
    () => false,
    (error: Error) => error.name === name,
  );

let count = 0;
/** Never the same twice, at a sandbox either. */
export const newReference = (): string => `CHK-${Date.now().toString(36).toUpperCase()}-${++count}`;
