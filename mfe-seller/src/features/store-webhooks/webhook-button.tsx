import type { Webhook } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const WebhookSheet = lazyComponent(() =>
  import(/* webpackChunkName: "webhook" */ './webhook-sheet.tsx').then((m) => m.WebhookSheet),
);

/** Opens the form of a new webhook, or of one that exists; its code comes with the first press. */
export const WebhookButton = ({ webhook }: { webhook?: Webhook }) => {
  const { t } = useTranslation('seller');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        variant={webhook ? 'quiet' : 'secondary'}
        size="s"
        aria-haspopup="dialog"
        aria-label={webhook && t('developer.hooks.editOne', { url: webhook.url })}
        onClick={() => setOpen(true)}
      >
        {t(webhook ? 'developer.hooks.edit' : 'developer.hooks.add')}
      </Button>
      {open !== undefined && (
        <WebhookSheet
          webhook={webhook}
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
