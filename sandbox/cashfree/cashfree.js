// The browser script of the stand-in gateway: the same global and the same calls as the real one, in a few lines.
(() => {
  const mount = new URL('../../', document.currentScript.src);
  const refuse = (message) =>
    Promise.resolve({ error: { message, code: 'checkout_failed', type: 'invalid_request_error' } });

  const checkout = ({ paymentSessionId, redirectTarget = '_self' } = {}) => {
    if (!paymentSessionId) return refuse('payment_session_id is not present or is invalid.');
    if (!['_self', '_blank', '_top'].includes(redirectTarget)) {
      return refuse('The sandbox opens its payment page in a window, not in a dialog.');
    }
    const form = document.createElement('form');
    form.method = 'POST';
    form.action = new URL('pg/view/sessions/checkout', mount).href;
    form.target = redirectTarget;
    form.hidden = true;
    const fields = {
      payment_session_id: paymentSessionId,
      platform: 'js',
      browser_meta: JSON.stringify({ userAgent: navigator.userAgent }),
    };
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
    form.remove();
    return Promise.resolve({ redirect: true });
  };

  window.Cashfree = ({ mode = 'sandbox' } = {}) => ({ mode, checkout });
})();
