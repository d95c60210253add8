import type { factorEndpoints, Result } from '@pasar/contract';
import { Stack } from '@pasar/ui';
import { useState } from 'react';
import { PasskeyCard } from './passkey-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { TotpCard } from './totp-card.tsx';

type Factors = Result<typeof factorEndpoints.status>['data'];

/** What protects the account besides its password: passkeys, the authenticator app, and codes for when both are lost. */
export const FactorCards = ({ factors }: { factors: Factors }) => {
  const [codes, setCodes] = useState<readonly string[]>();
  const { passkeys, totp_since: since, recovery_codes_left: left } = factors;
  return (
    <Stack gap={16}>
      <PasskeyCard passkeys={passkeys} showCodes={setCodes} />
      <TotpCard since={since} showCodes={setCodes} />
      {(codes || passkeys.length > 0 || since !== null) && (
        <RecoveryCard left={left} codes={codes} show={setCodes} />
      )}
    </Stack>
  );
};
