import { isApiError } from '@pasar/api-client';
import { workplaceEndpoints } from '@pasar/contract';
import {
  linkTo,
  session,
  toast,
  useApi,
  useLocalNavigate,
  useReportError,
  useSubmit,
} from '@pasar/slice-kit';
import { Button, Notice, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Joins the store with the account that is signed in; another account is offered the way out. */
export const AcceptInvitation = ({ token, email }: { token: string; email: string }) => {
  const { t } = useTranslation('auth');
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const [refusal, setRefusal] = useState<string>();
  const accept = useSubmit(async () => {
    setRefusal(undefined);
    try {
      const { data, message } = await api.call(workplaceEndpoints.accept, { body: { token } });
      session.update({ merchant: data.user.merchant });
      toast.success(message);
      await navigate(linkTo('seller.summary'), { replace: true });
    } catch (failure) {
      if (isApiError(failure) && [403, 404, 409].includes(failure.code ?? 0)) setRefusal(failure.message);
      else report(failure);
    }
  });
  const leave = useSubmit(async () => {
    await session.signOut();
    await navigate(linkTo('auth.login', { next: linkTo('auth.invitation', { token }) }));
  });
  return (
    <Stack gap={16}>
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      <Button block busy={accept.busy} onClick={() => void accept.submit()}>
        {t('invitation.accept', { email })}
      </Button>
      <Button block variant="neutral" busy={leave.busy} onClick={() => void leave.submit()}>
        {t('invitation.otherAccount')}
      </Button>
    </Stack>
  );
};
