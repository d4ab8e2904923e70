import { useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

interface ShareButtonProps {
  file: { href: string; name: string };
  text: string;
  /** What it shares, for screen readers. */
  what: string;
}

/** Opens the device's own share sheet with the file. Without one there is no button, only the download. */
export function ShareButton({ file, text, what }: ShareButtonProps) {
  const words = useStudioWords().share;
  const [status, setStatus] = useState<'send' | 'sending' | 'again' | 'failed'>('send');
  const [fetched, setFetched] = useState<File>();
  const hydrated = useHydrated();

  async function send() {
    if (status === 'sending') return;
    try {
      setStatus('sending');
      const ready = fetched ?? (await fetchFile(file));
      setFetched(ready);
      await navigator.share({ files: [ready], text });
      setStatus('send');
    } catch (error) {
      const { name } = error as Error;
      // Fetching took longer than the press permits; the file is loaded now.
      if (name === 'NotAllowedError') setStatus('again');
      // The share sheet was closed.
      else setStatus(name === 'AbortError' ? 'send' : 'failed');
    }
  }

  if (!hydrated || !canShareFiles(file.name)) return null;
  return (
    <Button type="button" icon={<Icon name="share" />} onClick={() => void send()}>
      <span aria-live="polite">{words[status]}</span>
      <span className="unseen">{words.which(what)}</span>
    </Button>
  );
}

const typeOf = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg');

function canShareFiles(name: string): boolean {
  const sample = new File([new Uint8Array(1)], name, { type: typeOf(name) });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

async function fetchFile({ href, name }: ShareButtonProps['file']): Promise<File> {
  const response = await fetch(href);
  // After signing out, the request is redirected to another page.
  if (!response.ok || response.redirected)
    throw new Error(`the card could not be fetched: ${response.status}`);
  return new File([await response.blob()], name, { type: typeOf(name) });
}
