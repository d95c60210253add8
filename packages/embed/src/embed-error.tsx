import { useLocale } from '@pasar/slice-kit';
import { routeErrorText } from '@pasar/slice-kit/host';
import { Button, ErrorState } from '@pasar/ui';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { layoutMessages } from './layout-messages.ts';

/** In place of a page that has no data or broke. */
export const EmbedError = () => {
  const messages = layoutMessages[useLocale()];
  const text = routeErrorText(useRouteError());
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <ErrorState
      title={messages.broken}
      {...(text && { text })}
      action={
        <Button variant="secondary" size="s" onClick={() => void navigate(location, { replace: true })}>
          {messages.retry}
        </Button>
      }
    />
  );
};
