import type { ErrorCode } from '#contract/core/errors.ts';

/**
 * The error catalogue of the specification (section 8, with the refusals of section 5 that it builds on) for shop and
 * accounts: every message verbatim, and its source.
 * `page`: a text of `web/texts`, shown in the browser by the named file of `e2e`.
 * `api`: an error, returned over HTTP in `server/specification.test.ts` (and shown by pages as received).
 */
export type Source = { page: string; in: string } | { api: ErrorCode };
const page = (path: string, spec: string): Source => ({ page: path, in: `${spec}.spec.ts` });
const api = (code: ErrorCode): Source => ({ api: code });

/** Messages by the parts of section 8. */
export const catalogue: Record<string, Record<string, Source>> = {
  accounts: {
    'Invalid email or password!': page('accounts/auth.login.failed', 'accounts/sign-up'),
    'Login successful!': page('accounts/auth.login.done', 'accounts/sign-up'),
    'User already exists! Redirecting to login...': page('accounts/auth.signUp.exists', 'accounts/sign-up'),
    'Signup failed!': page('accounts/auth.signUp.failed', 'shell/error-messages'),
    'Account created! Logging you in...': page('accounts/auth.signUp.done', 'accounts/sign-up'),
    'Please agree to the Terms & Policies before signing up.': page(
      'accounts/auth.signUp.agreeMissing',
      'accounts/sign-up',
    ),
    '❌ Please enter a valid email!': page('accounts/auth.forgot.emailWrong', 'accounts/password-reset'),
    '❌ Failed to send reset link. Try again.': page(
      'accounts/auth.forgot.failed',
      'accounts/password-reset',
    ),
    '📩 Password reset link sent! Check your email.': page(
      'accounts/auth.forgot.sent',
      'accounts/password-reset',
    ),
    'Passwords do not match!': page('accounts/auth.signUp.different', 'accounts/password-reset'),
    'Password must be at least 8 characters long.': page(
      'accounts/auth.signUp.passwordShort',
      'accounts/password-reset',
    ),
    'Failed to reset password.': page('accounts/auth.reset.failed', 'shell/error-messages'),
    'Password reset successful! Redirecting...': page('accounts/auth.reset.done', 'accounts/password-reset'),
  },
  'products, cart, wishlist, coupons': {
    '❌ Error fetching products!': page('catalog.loadFailed', 'catalog/list'),
    'Failed to load product.': page('catalog/product.loadFailed', 'catalog/product'),
    'Product not found.': page('catalog/product.notFound', 'catalog/product'),
    'No products found.': page('catalog.none', 'catalog/list'),
    'Please log in first!': page('catalog/product.loginFirst', 'catalog/product'),
    'Please select a variant!': api('variant_required'),
    'Please select a size!': page('catalog/product.selectSize', 'catalog/product'),
    'Out of stock!': page('catalog/product.soldOut', 'shell/error-messages'),
    'Added to cart!': page('catalog/product.added', 'catalog/product'),
    'Failed to add to cart.': page('catalog/product.addFailed', 'catalog/product'),
    'Product already in cart!': page('catalog/product.alreadyInCart', 'catalog/product'),
    'Cannot add more than available stock!': api('above_stock_add'),
    'Cannot exceed available stock!': page('cart.tooMany', 'cart/cart'),
    'Item removed from cart!': page('cart.removed', 'cart/cart'),
    'Failed to remove item.': page('cart.removeFailed', 'cart/cart'),
    'Removed {item} (Out of Stock)': page('cart.outOfStock', 'cart/cart'),
    'Your cart is empty.': page('cart.empty', 'cart/cart'),
    'Coupon removed': page('cart.coupons.removed', 'coupons/coupons'),
    'Failed to load coupons': page('cart.coupons.loadFailed', 'coupons/coupons'),
    'Failed to fetch coupons': page('cart.coupons.fetchFailed', 'coupons/coupons'),
    'No coupons available right now.': page('cart.coupons.none', 'coupons/coupons'),
    'Please log in to manage wishlist!': page('catalog.loved.loginFirst', 'wishlist/wishlist'),
    'Added to Loved It!': page('catalog.loved.added', 'wishlist/wishlist'),
    'Removed from Loved It!': page('catalog.loved.removed', 'wishlist/wishlist'),
  },
  'admin products': {
    '❌ Failed to add product.': page('catalog/admin-form.addFailed', 'catalog/admin'),
    '✅ Product added successfully!': page('catalog/admin-form.added', 'catalog/admin'),
    '❌ Failed to update product': page('catalog/admin-form.updateFailed', 'catalog/admin'),
    '❌ Failed to delete': page('catalog/admin.deleteFailed', 'catalog/admin'),
    '❌ Please upload at least one image.': page('catalog/admin-form.problems.add.image', 'catalog/admin'),
    '❌ Please fill all variant fields (name, price, stock).': page(
      'catalog/admin-form.problems.add.variant',
      'catalog/admin',
    ),
    'Delete this product?': page('catalog/admin.deleteTitle', 'catalog/admin'),
  },
  'orders and invoices': {
    'Failed to fetch orders': page('orders.loadFailed', 'orders/orders'),
    'Failed to fetch order': page('orders.orderFailed', 'orders/orders'),
    'Failed to place order': page('checkout.placeFailed', 'shell/error-messages'),
    'Failed to cancel order': page('orders.cancel.failed', 'orders/cancel'),
    'Failed to update order status': page('orders/admin.updateFailed', 'orders/admin'),
    'Failed to load orders. Please try again.': page('orders/admin.loadFailed', 'orders/admin'),
    'Order status updated ✅': page('orders/admin.updated', 'orders/admin'),
    'Failed to update order status ❌': page('orders/admin.updateFailed', 'orders/admin'),
    'Order marked as Paid ✅': page('orders/admin.markedPaid', 'orders/admin'),
    'Failed to mark order as Paid ❌': page('orders/admin.markPaidFailed', 'orders/admin'),
    'User not authenticated': api('user_not_authenticated'),
    'Admin not authenticated': api('admin_not_authenticated'),
    'Product not found (may have been deleted)': page('orders.productGone', 'orders/orders'),
    'Unknown Product': page('orders.unknownProduct', 'shell/error-messages'),
    'Order not found.': page('orders.notFound', 'orders/orders'),
    'Failed to download invoice': page('invoices.failed', 'invoices/invoice'),
    'Order Failed': page('orders/confirmation.cash.failed.title', 'checkout/cash-on-delivery'),
    'Unable to confirm order status': page(
      'orders/confirmation.cash.unknown.title',
      'checkout/cash-on-delivery',
    ),
    'Order ID not found': page('orders/confirmation.cash.noOrderId.title', 'checkout/cash-on-delivery'),
  },
  'checkout and payment return': {
    'Please fill in {field}': api('fill_in'),
    'Phone number must be 10 digits': api('phone_digits'),
    'Cart is empty': page('checkout.cartEmpty', 'checkout/refusals'),
    'User not logged in': page('checkout.notLoggedIn', 'checkout/refusals'),
    'Cart item "{product}" has invalid quantity': api('invalid_quantity'),
    'Only {n} left of "{product}"': api('only_left'),
    'Failed to verify "{product}". It may no longer be sold. Please remove it from your cart.':
      api('item_unavailable'),
    'Please select a payment method': page('checkout.methodMissing', 'checkout/refusals'),
    'Checkout failed.': page('checkout.failed', 'shell/error-messages'),
    'No payment session ID received': page('checkout.noSession', 'checkout/refusals'),
    'Cashfree SDK not ready. You can pay as soon as it has loaded.': page(
      'checkout.sdkNotReady',
      'checkout/refusals',
    ),
    'Unable to determine payment status': page('orders/confirmation.unknown.title', 'payments/payment'),
    'Payment Successful!': page('orders/confirmation.paid.title', 'payments/payment'),
    'Payment Failed': page('orders/confirmation.failed.title', 'payments/payment'),
  },
  reviews: {
    'Please provide text and rating.': page('reviews.incomplete', 'reviews/reviews'),
    '✅ Review submitted successfully!': page('reviews.submitted', 'reviews/reviews'),
    '❌ Failed to submit review. Try again.': page('reviews.failed', 'reviews/reviews'),
    'Failed to submit review.': page('reviews.failedShort', 'reviews/reviews'),
    'Error fetching review!': page('reviews.fetchFailed', 'shell/error-messages'),
    'Review deleted successfully!': page('reviews.deleted', 'reviews/reviews'),
    'Error deleting review!': page('reviews.deleteFailed', 'shell/error-messages'),
  },
};
