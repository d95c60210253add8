import { toast } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Copy } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { codeStyle, placeStyle } from './copy-code.styles.ts';

/** A number with a button that copies it. */
export const CopyCode = ({ code, label }: { code: string; label: string }) => {
  const words = useMessages();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(words.copy.done);
    } catch {
      toast.error(words.copy.failed);
    }
  };
  return (
    <span css={placeStyle}>
      <span css={codeStyle}>{code}</span>
      <Button
        variant="quiet"
        size="s"
        icon={<Copy size={16} strokeWidth={1.9} aria-hidden="true" />}
        aria-label={label}
        onClick={copy}
      >
        {words.copy.button}
      </Button>
    </span>
  );
};
