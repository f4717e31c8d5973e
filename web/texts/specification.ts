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
    'Invalid email or password!': page('accounts/auth.login.failed', 'people/accounts/sign-up'),
    'Login successful!': page('accounts/auth.login.done', 'people/accounts/sign-up'),
    'User already exists! Redirecting to login...': page(
      'accounts/auth.signUp.exists',
      'people/accounts/sign-up',
    ),
    'Signup failed!': page('accounts/auth.signUp.failed', 'shell/error-messages'),
    'Account created! Logging you in...': page('accounts/auth.signUp.done', 'people/accounts/sign-up'),
    'Please agree to the Terms & Policies before signing up.': page(
      'accounts/auth.signUp.agreeMissing',
      'people/accounts/sign-up',
    ),
    '❌ Please enter a valid email!': page(
      'accounts/auth.forgot.emailWrong',
      'people/accounts/password-reset',
    ),
    '❌ Failed to send reset link. Try again.': page(
      'accounts/auth.forgot.failed',
      'people/accounts/password-reset',
    ),
    '📩 Password reset link sent! Check your email.': page(
      'accounts/auth.forgot.sent',
      'people/accounts/password-reset',
    ),
    'Passwords do not match!': page('accounts/auth.signUp.different', 'people/accounts/password-reset'),
    'Password must be at least 8 characters long.': page(
      'accounts/auth.signUp.passwordShort',
      'people/accounts/password-reset',
    ),
    'Failed to reset password.': page('accounts/auth.reset.failed', 'shell/error-messages'),
    'Password reset successful! Redirecting...': page(
      'accounts/auth.reset.done',
      'people/accounts/password-reset',
    ),
  },
  'products, cart, wishlist, coupons': {
    '❌ Error fetching products!': page('products.loadFailed', 'catalog/products/list'),
    'Failed to load product.': page('products/product.loadFailed', 'catalog/products/product'),
    'Product not found.': page('products/product.notFound', 'catalog/products/product'),
    'No products found.': page('products.none', 'catalog/products/list'),
    'Please log in first!': page('products/product.loginFirst', 'catalog/products/product'),
    'Please select a variant!': api('variant_required'),
    'Please select a size!': page('products/product.selectSize', 'catalog/products/product'),
    'Out of stock!': page('products/product.soldOut', 'shell/error-messages'),
    'Added to cart!': page('products/product.added', 'catalog/products/product'),
    'Failed to add to cart.': page('products/product.addFailed', 'catalog/products/product'),
    'Product already in cart!': page('products/product.alreadyInCart', 'catalog/products/product'),
    'Cannot add more than available stock!': api('above_stock_add'),
    'Cannot exceed available stock!': page('cart.tooMany', 'selling/cart/cart'),
    'Item removed from cart!': page('cart.removed', 'selling/cart/cart'),
    'Failed to remove item.': page('cart.removeFailed', 'selling/cart/cart'),
    'Removed {item} (Out of Stock)': page('cart.outOfStock', 'selling/cart/cart'),
    'Your cart is empty.': page('cart.empty', 'selling/cart/cart'),
    'Coupon removed': page('cart.coupons.removed', 'selling/coupons/coupons'),
    'Failed to load coupons': page('cart.coupons.loadFailed', 'selling/coupons/coupons'),
    'Failed to fetch coupons': page('cart.coupons.fetchFailed', 'selling/coupons/coupons'),
    'No coupons available right now.': page('cart.coupons.none', 'selling/coupons/coupons'),
    'Please log in to manage wishlist!': page('products.loved.loginFirst', 'catalog/wishlist/wishlist'),
    'Added to Loved It!': page('products.loved.added', 'catalog/wishlist/wishlist'),
    'Removed from Loved It!': page('products.loved.removed', 'catalog/wishlist/wishlist'),
  },
  'admin products': {
    '❌ Failed to add product.': page('products/admin-form.addFailed', 'catalog/products/admin'),
    '✅ Product added successfully!': page('products/admin-form.added', 'catalog/products/admin'),
    '❌ Failed to update product': page('products/admin-form.updateFailed', 'catalog/products/admin'),
    '❌ Failed to delete': page('products/admin.deleteFailed', 'catalog/products/admin'),
    '❌ Please upload at least one image.': page(
      'products/admin-form.problems.add.image',
      'catalog/products/admin',
    ),
    '❌ Please fill all variant fields (name, price, stock).': page(
      'products/admin-form.problems.add.variant',
      'catalog/products/admin',
    ),
    'Delete this product?': page('products/admin.deleteTitle', 'catalog/products/admin'),
  },
  'orders and invoices': {
    'Failed to fetch orders': page('orders.loadFailed', 'selling/orders/orders'),
    'Failed to fetch order': page('orders.orderFailed', 'selling/orders/orders'),
    'Failed to place order': page('checkout.placeFailed', 'shell/error-messages'),
    'Failed to cancel order': page('orders.cancel.failed', 'selling/orders/cancel'),
    'Failed to update order status': page('orders/admin.updateFailed', 'selling/orders/admin'),
    'Failed to load orders. Please try again.': page('orders/admin.loadFailed', 'selling/orders/admin'),
    'Order status updated ✅': page('orders/admin.updated', 'selling/orders/admin'),
    'Failed to update order status ❌': page('orders/admin.updateFailed', 'selling/orders/admin'),
    'Order marked as Paid ✅': page('orders/admin.markedPaid', 'selling/orders/admin'),
    'Failed to mark order as Paid ❌': page('orders/admin.markPaidFailed', 'selling/orders/admin'),
    'User not authenticated': api('user_not_authenticated'),
    'Admin not authenticated': api('admin_not_authenticated'),
    'Product not found (may have been deleted)': page('orders.productGone', 'selling/orders/orders'),
    'Unknown Product': page('orders.unknownProduct', 'shell/error-messages'),
    'Order not found.': page('orders.notFound', 'selling/orders/orders'),
    'Failed to download invoice': page('invoices.failed', 'selling/invoices/invoice'),
    'Order Failed': page('orders/confirmation.cash.failed.title', 'selling/checkout/cash-on-delivery'),
    'Unable to confirm order status': page(
      'orders/confirmation.cash.unknown.title',
      'selling/checkout/cash-on-delivery',
    ),
    'Order ID not found': page(
      'orders/confirmation.cash.noOrderId.title',
      'selling/checkout/cash-on-delivery',
    ),
  },
  'checkout and payment return': {
    'Please fill in {field}': api('fill_in'),
    'Phone number must be 10 digits': api('phone_digits'),
    'Cart is empty': page('checkout.cartEmpty', 'selling/checkout/refusals'),
    'User not logged in': page('checkout.notLoggedIn', 'selling/checkout/refusals'),
    'Cart item "{product}" has invalid quantity': api('invalid_quantity'),
    'Only {n} left of "{product}"': api('only_left'),
    'Failed to verify "{product}". It may no longer be sold. Please remove it from your cart.':
      api('item_unavailable'),
    'Please select a payment method': page('checkout.methodMissing', 'selling/checkout/refusals'),
    'Checkout failed.': page('checkout.failed', 'shell/error-messages'),
    'No payment session ID received': page('checkout.noSession', 'selling/checkout/refusals'),
    'Cashfree SDK not ready. You can pay as soon as it has loaded.': page(
      'checkout.sdkNotReady',
      'selling/checkout/refusals',
    ),
    'Unable to determine payment status': page(
      'orders/confirmation.unknown.title',
      'selling/payments/payment',
    ),
    'Payment Successful!': page('orders/confirmation.paid.title', 'selling/payments/payment'),
    'Payment Failed': page('orders/confirmation.failed.title', 'selling/payments/payment'),
  },
  reviews: {
    'Please provide text and rating.': page('reviews.incomplete', 'catalog/reviews/reviews'),
    '✅ Review submitted successfully!': page('reviews.submitted', 'catalog/reviews/reviews'),
    '❌ Failed to submit review. Try again.': page('reviews.failed', 'catalog/reviews/reviews'),
    'Failed to submit review.': page('reviews.failedShort', 'catalog/reviews/reviews'),
    'Error fetching review!': page('reviews.fetchFailed', 'shell/error-messages'),
    'Review deleted successfully!': page('reviews.deleted', 'catalog/reviews/reviews'),
    'Error deleting review!': page('reviews.deleteFailed', 'shell/error-messages'),
  },
};
