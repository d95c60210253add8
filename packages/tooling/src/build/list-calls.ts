/** The calls of a bundle, each with the hash of the form that it was compiled with. */
export const listCalls = async (calls: readonly string[]): Promise<{ call: string; schema: string }[]> => {
  // The whole contract is read for this, which nothing else of a build needs.
  const { getServedHashes } = await import('./served-hashes.ts');
  const hashes = getServedHashes();
  return calls.flatMap((call) => {
    const schema = hashes[call];
    return schema === undefined ? [] : [{ call, schema }];
  });
};
