import { useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { ShareIcon } from '#app/ui/icons/interface.ts';
import styles from './share-link.module.css';

interface ShareLinkProps {
  title: string;
  /** The page's own path with its parameters. */
  address: string;
  labels: { share: string; copied: string; copyByHand: string };
}

/** Opens the device's share sheet with the page's link; without one, copies the link. */
function ShareLink({ title, address, labels }: ShareLinkProps) {
  const hydrated = useHydrated();
  const [announcement, setAnnouncement] = useState('');

  async function share() {
    const url = new URL(address, window.location.origin).href;
    setAnnouncement('');
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // The visitor closed the share sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setAnnouncement(labels.copied);
    } catch {
      setAnnouncement(`${labels.copyByHand} ${url}`);
    }
  }

  return (
    <div className={`with-scripts ${styles.share} ${hydrated ? '' : 'not-hydrated'}`}>
      <button type="button" className="button" onClick={() => void share()}>
        <ShareIcon />
        {labels.share}
      </button>
      <p role="status">{announcement}</p>
    </div>
  );
}

export const shareLink = defineIsland('share-link', ShareLink);
