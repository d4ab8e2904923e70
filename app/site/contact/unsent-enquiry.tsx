import type { EntryContext } from 'react-router';
import type { ContactFormProps } from '#app/features/enquiries/form/contact-form.tsx';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import styles from '#app/ui/error-page.module.css';
import { EnquiryForm } from './enquiry-form.tsx';

const CONTACT_PAGE = 'site/contact/contact-page';

interface UnsentEnquiryProps {
  page: EntryContext;
  requestData: RequestContext;
}

/** The form with what was typed, if the page that would show it again cannot be rendered either. */
export function UnsentEnquiry({ page: { staticHandlerContext }, requestData }: UnsentEnquiryProps) {
  const refused = staticHandlerContext.actionData?.[CONTACT_PAGE] as ContactFormProps['refused'];
  if (!refused) return undefined;
  const {
    services,
    site: { schoolCode },
  } = requestData;
  const { enquiryKeepDays: keepDays, acknowledgeEnquiries: acknowledges } = services.config;
  return (
    <div className={styles.unsent}>
      <EnquiryForm
        {...{ refused, schoolCode, keepDays, acknowledges }}
        texts={requestData.site.words.contactForm.texts}
        stamp=""
        phone=""
        email=""
      />
    </div>
  );
}
