import type { ReactNode } from 'react';
import { Button } from '#app/studio/kit/button.tsx';
import { FOOTER_ID } from '#app/studio/kit/form-footer.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { SidePanel, BESIDE, type PanelTab } from '#app/studio/kit/side-panel.tsx';
import { useMedia } from '#app/studio/kit/use-media.ts';
import { LivePreview, type PageSections } from '#app/studio/preview/live-preview.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { DocumentHistory } from '../versions/document-history.tsx';
import { FORM_ID } from './document-form-id.ts';
import { ScheduleChange } from './times/publish-time-fields.tsx';
import type { DocumentFormState } from './use-document-form.ts';

interface DocumentPanelProps {
  form: DocumentFormState;
  when: ReactNode;
  publishLabel: string;
  pageSections: PageSections | undefined;
  open: string | undefined;
  onOpen: (tab: string | undefined) => void;
}

/** Beside the form: the page that it makes, when that is public, and its versions. */
export function DocumentPanel({ form, when, publishLabel, pageSections, open, onOpen }: DocumentPanelProps) {
  const { document, autosave, formAnswer, problems, isBusy } = form;
  const { addresses, due } = document;
  const words = useStudioWords().content;
  const isBeside = useMedia(BESIDE);
  const saved = document.hasPreview || autosave.base !== document.base ? autosave.base : '';
  const tabs: (PanelTab | false)[] = [
    {
      id: 'preview',
      label: words.panel.preview,
      icon: 'eye',
      // Before the first save there is no such page; the footer has the button that makes it.
      href: saved ? addresses.preview : `#${FOOTER_ID}`,
      isView: true,
      children: (isBeside || open === 'preview') && (
        <LivePreview
          address={addresses.preview}
          saved={saved}
          form={form.element}
          sections={pageSections && { ...pageSections, goTo: (id) => goTo(id) }}
          tools={
            !isBeside && (
              <Button
                form={FORM_ID}
                name="intent"
                value="preview"
                kind="quiet"
                icon={<Icon name="external-link" />}
                aria-disabled={isBusy}
              >
                {words.panel.wholePage}
              </Button>
            )
          }
        />
      ),
    },
    Boolean(when || document.maySchedule) && {
      id: 'when',
      label: words.panel.when,
      icon: 'calendar-clock',
      href: '#when',
      children: (
        // The fields are outside the form element, so their input events are passed on to it.
        <div className={layout.stack} onInput={({ target }) => form.onInput(target as HTMLInputElement)}>
          {document.maySchedule && (
            <ScheduleChange
              due={due}
              requested={formAnswer?.due}
              problem={problems['due']}
              sending={isBusy}
            />
          )}
          {when}
          {/* Over the form, the form's own button is covered. */}
          {!isBeside && form.startsAt && document.mayPublish && (
            <Button form={FORM_ID} name="intent" value="publish" kind="primary" aria-disabled={isBusy}>
              {publishLabel}
            </Button>
          )}
        </div>
      ),
    },
    !document.isNew && {
      id: 'history',
      label: words.versions,
      icon: 'history',
      href: addresses.versions,
      children: (
        // Read again after every press, which may have made a version.
        <DocumentHistory key={document.base} document={document} isOpen={open === 'history'} />
      ),
    },
  ];
  function goTo(id: string) {
    // On a phone the preview covers the form.
    if (!isBeside) onOpen(undefined);
    requestAnimationFrame(() => pageSections?.goTo(id));
  }
  return (
    <SidePanel
      label={words.panel.label}
      closeLabel={words.panel.close}
      tabs={tabs.filter((tab) => tab !== false)}
      open={open}
      onOpen={onOpen}
    />
  );
}
