import type { Plan } from '@pasar/contract';

/** Milliseconds for the market's answer. */
const patience = 10_000;

/**
 * The plan that a visitor of a deployed market gets now. Throws in one sentence when nothing answers there, or no market
 * does.
 */
export const readDeployedPlan = async (at: string): Promise<Plan> => {
  const answer = await fetch(new URL('/', at), { signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  );
  if (!answer) throw new Error(`${at} does not answer: see PASAR_OPS_URL.`);
  const [, json] =
    /<script type="application\/json" id="__plan">(.*?)<\/script>/s.exec(await answer.text()) ?? [];
  if (json === undefined)
    throw new Error(`${at} is no market, or nothing is live there (HTTP ${answer.status}).`);
  return JSON.parse(json) as Plan;
};
