// The styles that `public-frame.tsx` leads to: the build collects those of browsers. A test compares them.
import '#app/features/school/drawn-logo.module.css';
import '#app/ui/banner/page-banner.module.css';
import '#app/ui/error-page.module.css';
import '#app/ui/prose/only-in.module.css';
import '#app/ui/staff-bar.module.css';
import './main-menu.module.css';
import './menu-shortcuts.module.css';
import './parents-app.module.css';
import './school-links.module.css';
import './site-footer.module.css';
import './site-header.module.css';

export const PublicBody = () => null;
export const NotFound = () => null;
