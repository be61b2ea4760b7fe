/**
 * A WebKitGTK browser for the tests, run by gjs and driven through WebKitWebDriver. Debian's MiniBrowser keeps nothing
 * while it is automated; this one has a profile on the disk, so it can be killed and started again.
 * Argument: the folder of the profile.
 */
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

/** WebDriver asks for a browser of this name. */
const NAME = 'webkit-with-profile';
/** Present in Safari, but off in WebKitGTK. */
const FEATURES = ['StorageAPI', 'StorageAPIEstimate', 'FileSystem'];

const [profile] = ARGV;
Gtk.init(null);

const data = new WebKit.WebsiteDataManager({
  base_data_directory: `${profile}/data`,
  base_cache_directory: `${profile}/cache`,
});
const context = new WebKit.WebContext({ website_data_manager: data });
context.set_preferred_languages(['vi-VN']);
context.set_automation_allowed(true);
data.get_cookie_manager().set_persistent_storage(`${profile}/cookies`, WebKit.CookiePersistentStorage.SQLITE);

const settings = new WebKit.Settings({ enable_media_stream: true, enable_mock_capture_devices: true });
const known = WebKit.Settings.get_all_features();
for (let at = 0; at < known.get_length(); at += 1) {
  const feature = known.get(at);
  if (FEATURES.includes(feature.get_identifier())) settings.set_feature_enabled(feature, true);
}

/** A phone's window with one page, which may use the microphone. */
function openWindow() {
  const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
  view.connect('permission-request', (_, request) => {
    request.allow();
    return true;
  });
  const window = new Gtk.Window({ default_width: 390, default_height: 844 });
  window.add(view);
  window.show_all();
  return view;
}

context.connect('automation-started', (_, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name(NAME);
  session.set_application_info(info);
  session.connect('create-web-view', openWindow);
});

Gtk.main();
