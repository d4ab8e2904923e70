"""What only Python can do for swift-server.mjs: draw Swift's rings, and run one of its four servers."""
import os
import sys


def main():
    command, *rest = sys.argv[1:]
    {"prepare": prepare, "serve": serve}[command](*rest)


def prepare(folder, *places):
    """`places` are like account:6202. One copy of everything, on the one device of each."""
    from swift.common.ring import RingBuilder

    expect_extended_attributes(folder)
    for place in places:
        kind, port = place.split(":")
        builder = RingBuilder(part_power=4, replicas=1, min_part_hours=0)
        builder.add_dev(
            {"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "disk", "ip": "127.0.0.1", "port": int(port)}
        )
        builder.rebalance()
        builder.get_ring().save(os.path.join(folder, kind + ".ring.gz"))


def expect_extended_attributes(folder):
    """Swift keeps what it knows of an object in the attributes of its file."""
    try:
        os.setxattr(folder, "user.swift.try", b"x")
    except OSError as error:
        sys.exit(
            "Swift needs a disk that keeps extended attributes, and the one of %s does not (%s). "
            "Set TMPDIR to a folder on one that does, ext4 or xfs for example." % (folder, error.strerror)
        )


def serve(kind, configuration):
    from swift.common.utils import set_swift_dir
    from swift.common.wsgi import run_wsgi

    # It looks for swift.conf before it reads where that is.
    set_swift_dir(os.path.dirname(configuration))
    more = {}
    if kind == "object":
        from swift.obj.server import global_conf_callback

        more["global_conf_callback"] = global_conf_callback
    sys.exit(run_wsgi(configuration, kind + "-server", verbose=True, **more))


main()
