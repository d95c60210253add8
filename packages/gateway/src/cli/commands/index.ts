import type { Commands } from '../command.ts';
import { bootstrapCommands } from './bootstrap.ts';
import { environmentCommands } from './environments.ts';
import { keyCommands } from './keys.ts';
import { previewCommands } from './previews.ts';
import { publishingCommands } from './publishing.ts';
import { rolloutCommands } from './rollout.ts';
import { sliceCommands } from './slices.ts';
import { statusCommands } from './status.ts';

/** Every command of `npm run release`, in the order in which they are listed. */
export const commands: Commands = {
  ...bootstrapCommands,
  ...publishingCommands,
  ...environmentCommands,
  ...rolloutCommands,
  ...statusCommands,
  ...previewCommands,
  ...sliceCommands,
  ...keyCommands,
};
