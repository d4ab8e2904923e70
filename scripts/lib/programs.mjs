// Finds programs that npm cannot install, installs them from Debian's packages when root, or reports what is
// missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAMS = {
  browser: {
    // The same browser without a window: it does all that is tested for two thirds of the work.
    package: 'chromium-headless-shell',
    // Ubuntu and older Debians only have the full browser.
    otherwise: 'chromium',
    find: () =>
      firstFile(
        process.env.BROWSER_PATH,
        ...onPath('chromium-headless-shell'),
        ...onPath('chromium', 'chromium-browser', 'google-chrome'),
      ),
  },
  firefox: { package: 'firefox-esr', find: () => firstFile(...onPath('firefox-esr', 'firefox')) },
  // Safari's engine, with a minimal Python view that its driver opens.
  webkit: {
    package: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi',
    find: () =>
      hasPythonView() ? firstFile(...onPath('WebKitWebDriver'), '/usr/bin/WebKitWebDriver') : undefined,
  },
  // The version of 2022.
  'old webkit': {
    package: 'wpewebkit-driver cog',
    find: () => (firstFile(...onPath('cog')) ? firstFile(...onPath('WPEWebDriver')) : undefined),
  },
  weston: { package: 'weston', find: () => firstFile(...onPath('weston')) },
  // A phone has letters for Punjabi; a bare server draws wide boxes, and then no header fits.
  'gurmukhi font': {
    package: 'fonts-lohit-guru',
    find: () => firstFile('/usr/share/fonts/truetype/lohit-punjabi/Lohit-Gurmukhi.ttf', ...notoFonts()),
  },
  xvfb: { package: 'xvfb', find: () => firstFile(...onPath('Xvfb')) },
  postgres: { package: 'postgresql', find: () => firstFile(...onPath('postgres'), ...debianPostgres()) },
  nginx: { package: 'nginx-light', find: () => firstFile(...onPath('nginx'), '/usr/sbin/nginx') },
  // These two check what is shipped for deployment.
  openssl: { package: 'openssl', find: () => firstFile(...onPath('openssl')) },
  'systemd-analyze': { package: 'systemd', find: () => firstFile(...onPath('systemd-analyze')) },
  ip: { package: 'iproute2', find: () => firstFile(...onPath('ip'), '/usr/sbin/ip', '/sbin/ip') },
  // A library that makes a program see another time.
  'fake clock': {
    package: 'libfaketime',
    find: () => firstFile(...debianLibraries('faketime/libfaketime.so.1')),
  },
  // An S3 service: a Python with Swift installed; Debian's other Swift packages would start servers.
  swift: { package: 'python3-swift', find: findPythonWithSwift },
  wrk: { package: 'wrk', find: () => firstFile(...onPath('wrk')) },
  // The HTML validator is a Java program.
  java: { package: 'default-jre-headless', find: findJava },
};

/** The program's path, or undefined after a clear message. Prints nothing if it is found. */
export function ensureProgram(name) {
  const { package: debianPackage, otherwise, find } = PROGRAMS[name];
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get').some(existsSync)) {
    for (const one of [debianPackage, otherwise].filter(Boolean)) {
      console.log(`Installing the Debian package ${one} (once) …`);
      installDebianPackage(one);
      const installed = find();
      if (installed) return installed;
    }
  }
  console.warn(
    `MISSING: ${name}. It is not installed and could not be installed automatically. ` +
      `On Debian or Ubuntu: sudo apt-get install ${otherwise ?? debianPackage}`,
  );
  return undefined;
}

function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, encoding: 'utf8' });
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', ...name.split(' '));
  let result = install();
  if (result.status !== 0) {
    // On a fresh machine the package lists are empty or old.
    apt('update', '-qq');
    result = install();
  }
  if (result.status !== 0) console.warn(result.stderr);
}

const onPath = (...names) =>
  (process.env.PATH ?? '').split(':').flatMap((folder) => names.map((name) => join(folder, name)));

/** Debian keeps the server's programs outside the PATH, in a folder per version; the newest is used. */
function debianPostgres() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin', 'postgres'));
}

const notoFonts = () =>
  ['truetype', 'opentype'].map(
    (format) =>
      `/usr/share/fonts/${format}/noto/NotoSansGurmukhi-Regular.${format === 'truetype' ? 'ttf' : 'otf'}`,
  );

const debianLibraries = (name) =>
  existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, name)) : [];

/**
 * One that really runs: macOS has a `java` stub that only says where to download it, and the validator needs
 * version 17.
 */
function findJava() {
  const home = process.env.JAVA_HOME;
  return [home && join(home, 'bin', 'java'), ...onPath('java')].find((path) => {
    if (!path || !existsSync(path)) return false;
    const { status, stderr } = spawnSync(path, ['-version'], { encoding: 'utf8' });
    return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1]) >= 17;
  });
}

const hasPythonView = () =>
  existsSync('/usr/bin/python3') &&
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;

/** Debian's own first: the PATH may start with another Python, which does not see Debian's packages. */
function findPythonWithSwift() {
  return ['/usr/bin/python3', ...onPath('python3')].find(
    (path) => existsSync(path) && spawnSync(path, ['-c', 'import swift.common']).status === 0,
  );
}

const firstFile = (...paths) => paths.find((path) => path && existsSync(path));
