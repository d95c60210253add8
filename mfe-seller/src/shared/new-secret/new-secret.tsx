import { CopyCode } from '@pasar/dashboard';
import { Notice, Stack } from '@pasar/ui';

interface ShownSecretProps {
  secret: string;
  text: string;
  copyLabel: string;
}

/** A secret that is shown once, announced when it appears. */
export const NewSecret = ({ secret, text, copyLabel }: ShownSecretProps) => (
  <Stack gap={16} role="status">
    <Notice tone="warning">{text}</Notice>
    <CopyCode code={secret} label={copyLabel} />
  </Stack>
);
