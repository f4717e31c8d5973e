-- Invoices offers the documents of orders to the export for the accountant.
create view order_documents as
  select id, subject_id as order_id, series, label, issued_at, taxable, cgst, sgst, igst, total
    from invoices where subject = 'order';
create view order_document_lines as
  select invoice_id, position, item_id, name, detail, hsn, quantity, rate, gross, amount, taxable, cgst, sgst, igst
    from invoice_lines;

-- Payments offers what was refunded of an order through the gateway. A second payment that was sent back is no refund of
-- the order.
create view order_gateway_refunds as
  select g.subject_id as order_id, r.amount
    from gateway_orders g
    join refunds r on r.gateway_order_id = g.id and r.cf_payment_id = g.settled_by and r.status <> 'failed'
   where g.purpose = 'shop';
