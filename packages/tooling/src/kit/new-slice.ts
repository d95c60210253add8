import { draftDeclaration } from '@pasar/gateway/slice-declaration';
import { isApp } from '../workspace.ts';

/** What is wrong with the name or the first path segment of a new slice, in one sentence. */
export const checkNewSlice = (name: string, prefix: string): string | undefined => {
  if (isApp(name)) return `There is a slice '${name}' already: npm run kit -- <folder> --slice ${name}`;
  if (prefix === '') return 'prefix: only one slice has the home page; take a first segment of paths.';
  try {
    draftDeclaration(name, prefix);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** How a made repository becomes pages that visitors get. */
export const nextSteps = (slice: string, folder: string, prefix: string | undefined): string => {
  const entry = `  npm run release -- slice add --from ${folder}/slice.json --reason "new slice"
`;
  return `The repository of ${slice} is in ${folder}. Next, operations:

${prefix === undefined ? '' : entry}  npm run release -- key create --role team:${slice} --name ${slice}-ci

and the team, there:

  npm install
  npm run build -- --version 1.0.0        types, texts, tests, build, contract gate
  export PASAR_OPS_URL=<the market> PASAR_OPS_KEY=<the key>
  npx pasar-slice dev                     the market on this machine, with the slice from its sources
  npx pasar-slice publish --reason "first release"
  npx pasar-slice promote 1.0.0 --reason "first release"`;
};
