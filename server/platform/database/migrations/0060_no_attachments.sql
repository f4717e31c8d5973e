-- What processes tell one another about sockets goes over notifications that the shop sends itself (docs/decisions/0007).
drop table socket_io_attachments;
