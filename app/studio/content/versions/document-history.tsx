import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { withParams } from '#app/studio/content/list/list-input.ts';
import { FORM_ID } from '#app/studio/content/form/document-form-id.ts';
import { Button } from '#app/studio/kit/button.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Comparison } from './comparison.tsx';
import { VersionTimeline } from './version-timeline.tsx';
import type { LoadedVersions } from './versions.server.ts';

interface DocumentHistoryProps {
  document: LoadedDocument;
  isOpen: boolean;
}

/** The versions of a document beside its form, read when they are opened. Their own page shows the same. */
export function DocumentHistory({ document, isOpen }: DocumentHistoryProps) {
  const { addresses, hasDraft } = document;
  const words = useStudioWords().content;
  const { load, data } = useFetcher<LoadedVersions>();
  useEffect(() => {
    if (isOpen) void load(addresses.versions);
  }, [isOpen, load, addresses.versions]);
  if (!data) return <p role="status">{isOpen && words.panel.loading}</p>;
  return (
    <>
      {data.compared && <Comparison {...data.compared} />}
      <VersionTimeline
        {...data}
        action={addresses.versions}
        onCompare={(number) => void load(withParams(addresses.versions, { compare: String(number) }))}
        now={
          hasDraft && (
            <div className={layout.line}>
              <Button form={FORM_ID} name="intent" value="discard" kind="quiet">
                {words.discard}
              </Button>
            </div>
          )
        }
      />
    </>
  );
}
