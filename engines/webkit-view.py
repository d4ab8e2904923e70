"""A window with nothing in it but the page, for WebKit's driver: it is as wide as it is told to be."""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL)
window.set_decorated(False)
window.set_default_size(1440, 900)


def new_view(_session=None):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    view = WebKit2.WebView(is_controlled_by_automation=True, web_context=context, settings=settings)
    for child in window.get_children():
        window.remove(child)
    window.add(view)
    window.show_all()
    return view


def begin(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name('View')
    information.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), 0)
    session.set_application_info(information)
    session.connect('create-web-view', new_view)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect('automation-started', begin)
window.connect('destroy', Gtk.main_quit)
sys.exit(Gtk.main())
